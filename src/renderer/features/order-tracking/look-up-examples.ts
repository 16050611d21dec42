/** The look-up contract in examples to copy: what the shop's endpoint is asked, and what it answers (3-24 to 3-26). */
export const curl = `curl -G \\
  -H 'x-api-key: YOUR_API_KEY' \\
  -H 'Accept: application/json' \\
  --data-urlencode 'order_id=#12345' \\
  --data-urlencode 'customer_email=ana@mail.com' \\
  'https://yourshop.com/api/order-status'`;

export const request = `GET /api/order-status?order_id=%2312345&customer_email=ana%40mail.com
Host: yourshop.com
x-api-key: YOUR_API_KEY
Accept: application/json`;

export const found = `HTTP/1.1 200 OK
Content-Type: application/json

{
  "context": "Shipped, arrives on 3 March.",
  "tracking_url": "https://carrier.com/t/1Z999"
}`;

export const unknown = `HTTP/1.1 404 Not Found
Content-Type: application/json

{
  "context": "No order has this number and e-mail."
}`;

export const refused = 'HTTP/1.1 401 Unauthorized';

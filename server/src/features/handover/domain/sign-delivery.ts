/** How a delivery shows that it is ours and of now: the scheme that payment providers use, so that libraries for it are there. */
import { createHmac } from 'node:crypto';

/** `t=SECONDS,v1=HEX`, of `SECONDS.BODY` */
export function signDelivery(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}

/** The catalogue as an MCP server of the official SDK: one request at a time, without sessions, answered as JSON. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { getProduct, InvalidInput, lookUpProducts, searchCatalogue } from './catalogue.ts';
import type { CatalogueGoods } from './catalogue.ts';

const text = (description: string) => ({ type: 'string', description });
const searchFields = {
  query: text('What is looked for, in words.'),
  filters: {
    type: 'object',
    properties: {
      price: {
        type: 'object',
        description: 'In the smallest unit of the shop’s currency.',
        properties: { min: { type: 'number' }, max: { type: 'number' } },
      },
      availability: {
        type: 'array',
        items: { type: 'string', enum: ['in_stock', 'out_of_stock', 'preorder', 'unknown'] },
        description: 'Products of which a variant has one of these.',
      },
    },
  },
  pagination: {
    type: 'object',
    properties: {
      limit: { type: 'integer', minimum: 1, default: 10, description: 'At most 20.' },
      cursor: text('From the answer before, for the next page.'),
    },
  },
};
const productFields = {
  id: text('Address of the product, or of one of its variants.'),
  selected: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' }, label: { type: 'string' } } },
    description: 'Options that were chosen so far; variants that have them are told.',
  },
};
const ids = { type: 'array', items: { type: 'string' }, description: 'Addresses of products, at most 10.' };
/** Readers need not ask anybody: nothing is changed, and nothing but this shop is asked. */
const annotations = { readOnlyHint: true, openWorldHint: false };

const tools = [
  {
    name: 'search_catalog',
    description: 'Searches this shop’s products. Each says when its price was last read from the shop (metadata).',
    inputSchema: {
      type: 'object' as const,
      properties: { ...searchFields, catalog: { type: 'object', properties: searchFields, required: ['query'] } },
    },
    annotations,
  },
  {
    name: 'get_product',
    description: 'One product of this shop by its address, with its variants, prices and stock.',
    inputSchema: {
      type: 'object' as const,
      properties: { ...productFields, catalog: { type: 'object', properties: productFields, required: ['id'] } },
    },
    annotations,
  },
  {
    name: 'lookup_catalog',
    description: 'Several products of this shop by their addresses, or by those of their variants.',
    inputSchema: {
      type: 'object' as const,
      properties: { ids, catalog: { type: 'object', properties: { ids }, required: ['ids'] } },
    },
    annotations,
  },
];

export async function answerMcp(goods: CatalogueGoods, request: Request, body: unknown): Promise<Response> {
  // the plain server takes JSON Schema as it stands; the newer one would need another library to write it in
  // oxlint-disable-next-line typescript/no-deprecated
  const server = new Server({ name: 'shop-catalogue', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input } }) => {
    const answer = await call(goods, name, input).catch((error: unknown) => {
      if (error instanceof InvalidInput) throw new McpError(ErrorCode.InvalidParams, error.message);
      throw error;
    });
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(request, { parsedBody: body });
    return new Response(await response.text(), response);
  } finally {
    await server.close();
  }
}

async function call(goods: CatalogueGoods, name: string, input: unknown): Promise<Record<string, unknown>> {
  if (name === 'search_catalog') return searchCatalogue(goods, input);
  if (name === 'lookup_catalog') return lookUpProducts(goods, input);
  if (name === 'get_product') return getProduct(goods, input);
  throw new McpError(ErrorCode.MethodNotFound, 'There is no such tool.');
}

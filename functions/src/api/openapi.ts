import { isRawBody, isUpload, schemaOf } from '@catalogue/contract/endpoints/endpoint';
import type { Endpoint, Schema } from '@catalogue/contract/endpoints/endpoint';
import { problem, PROBLEM_TYPE } from '@catalogue/contract/endpoints/problem';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { moment } from '@catalogue/contract/entities/fields';
import { LIMITS } from '@catalogue/contract/limits';
import { toJsonSchema } from '@valibot/to-json-schema';
import { FORM_TYPE } from './read-body';
import { errorStatusesOf } from './error-statuses';

type Json = Record<string, unknown>;
const JSON_TYPE = 'application/json';

/** Whether a schema action carries its own JSON Schema. */
const isDescription = (action: object): action is { metadata: { jsonSchema: Json } } =>
  'metadata' in action && typeof action.metadata === 'object' && action.metadata !== null && 'jsonSchema' in action.metadata;

/** A schema as JSON Schema 2020-12 (OpenAPI 3.1). Checks without an equivalent are omitted. */
function jsonSchemaOf(schema: Schema): Json {
  const made = {
    ...toJsonSchema(schema, {
      typeMode: 'input',
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema }) =>
        valibotSchema === moment ? { type: 'integer', description: 'Milliseconds since 1970, UTC' } : undefined,
      overrideAction: ({ valibotAction }) => (isDescription(valibotAction) ? valibotAction.metadata.jsonSchema : undefined),
    }),
  };
  delete made.$schema;
  return made;
}

const media = (type: string, schema: Json, example?: unknown): Json => ({
  content: { [type]: example === undefined ? { schema } : { schema, example } },
});

function parameters(location: 'path' | 'query', schema: Schema | undefined, examples: Record<string, string> = {}): Json[] {
  if (schema === undefined) return [];
  const { properties = {} } = jsonSchemaOf(schema) as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: one,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
}

function requestBody({ body, example, form }: Endpoint): Json {
  if (body === undefined) return {};
  if (isRawBody(body)) {
    const description = `At most ${body.mostBytes} bytes.`;
    return {
      requestBody: { required: true, description, content: Object.fromEntries(body.rawTypes.map((type) => [type, {}])) },
    };
  }
  if (!isUpload(body)) {
    const types = form === undefined ? [JSON_TYPE] : [JSON_TYPE, FORM_TYPE];
    const one = { schema: jsonSchemaOf(body), ...(example.body !== undefined && { example: example.body }) };
    return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, one])) } };
  }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'png or jpeg, by content' };
  const field = body.files === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: body.files };
  const schema = { type: 'object', required: [body.upload], properties: { [body.upload]: field } };
  const description = `At most ${LIMITS.pictureBytes} bytes and ${LIMITS.picturePixels} pixels a picture, ${LIMITS.uploadBytes} bytes in all.`;
  return { requestBody: { required: true, description, ...media('multipart/form-data', schema) } };
}

function success({ answer, example, summary }: Endpoint): Json {
  const schema = schemaOf(answer);
  if (schema !== null) return { description: summary, ...media('application/json', jsonSchemaOf(schema), example.answer) };
  if (answer === 'picture') return { description: 'The picture', ...media('image/webp', {}) };
  if (answer === 'file') return { description: 'The file', ...media('application/octet-stream', {}) };
  if (answer === 'style') return { description: 'The style sheet', ...media('text/css', { type: 'string' }) };
  if (answer === 'page') return { description: 'The page', ...media('text/html', { type: 'string' }) };
  return { description: 'Done' };
}

const operation = (name: string, row: Endpoint): Json => ({
  operationId: name,
  tags: [row.tag],
  summary: row.summary,
  security: row.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [...parameters('path', row.params, row.example.params), ...parameters('query', row.query, row.example.query)],
  ...requestBody(row),
  responses: {
    [row.status]: success(row),
    ...Object.fromEntries(
      errorStatusesOf(row).map(([status, description]) => [
        status,
        { description, ...media(PROBLEM_TYPE, { $ref: '#/components/schemas/HttpError' }) },
      ]),
    ),
  },
});

/** The endpoint table as an OpenAPI 3.1 document. */
export function openApi(): Json & { openapi: string } {
  const rows = Object.entries<Record<string, Endpoint>>(RESOURCES).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, row]) => [`${resource}.${name}`, row] as const),
  );
  const paths: Record<string, Json> = {};
  for (const [name, row] of rows) {
    const path = (paths[row.path] ??= row.path.startsWith('/api/') ? { servers: [{ url: '/' }] } : {});
    path[row.method.toLowerCase()] = operation(name, row);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catalogue',
      version: '1.0.0',
      description:
        'Categories, products, banners, enquiries and accounts. Every path also answers below `/api`. Refusals are RFC 9457 problems.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(rows.map(([, { tag }]) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The jwtToken of a login' },
      },
      schemas: { HttpError: jsonSchemaOf(problem) },
    },
  };
}

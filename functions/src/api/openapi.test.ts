import { ENDPOINTS } from '@catalogue/contract/endpoints/table';
import { schemaOf } from '@catalogue/contract/endpoints/endpoint';
import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

describe('openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(openApi()));
    expect(result).toEqual({ valid: true });
  });

  it('contains every endpoint with a unique operationId', () => {
    const { paths } = openApi() as unknown as { paths: Record<string, Record<string, { operationId?: string }>> };
    for (const { method, path } of ENDPOINTS) expect(paths[path]).toHaveProperty(method.toLowerCase());
    const names = Object.values(paths).flatMap((one) => Object.values(one).flatMap(({ operationId }) => operationId ?? []));
    expect(names).toHaveLength(ENDPOINTS.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('contains 429 for every call that is limited', () => {
    const { paths } = openApi() as unknown as { paths: Record<string, Record<string, { responses: object }>> };
    const isLimited = (method: string, path: string) => Object.hasOwn(paths[path]?.[method]?.responses ?? {}, 429);
    for (const { method, path, access } of ENDPOINTS)
      if (method === 'GET' && access === 'public') expect(isLimited('get', path), path).toBe(true);
    for (const path of [LEAD_FORMS.quickEnquiry.path, LEAD_FORMS.order.path]) expect(isLimited('post', path), path).toBe(true);
    expect(isLimited('put', '/users/{userId}')).toBe(true);
    expect(isLimited('get', '/users/{userId}')).toBe(false);
  });

  it('contains bounds, defaults and enums of the schemas', () => {
    const text = JSON.stringify(openApi());
    expect(text).toContain('"minimum":1,"maximum":10000,"default":10000');
    expect(text).toContain('"enum":["addedDate"');
    expect(text).not.toContain('"$schema"');
  });
});

describe('examples', () => {
  it.each(ENDPOINTS.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s',
    (_, { params, query, body, answer, example }) => {
      if (params !== undefined) v.parse(params, example.params);
      if (query !== undefined) v.parse(query, example.query ?? {});
      const wanted = schemaOf(body);
      if (wanted !== null) v.parse(wanted, example.body);
      const schema = schemaOf(answer);
      if (schema !== null && example.answer !== undefined) v.parse(schema, example.answer);
    },
  );
});

describe('docsPage', () => {
  it('shows every endpoint without inline scripts or styles', () => {
    const html = docsPage();
    for (const { summary } of ENDPOINTS) expect(html).toContain(summary.replaceAll('&', '&amp;'));
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
  });
});

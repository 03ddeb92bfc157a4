import * as v from 'valibot';
import { endpoint } from './endpoint';

const tag = 'Documentation';

export const documentation = {
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    tag,
    summary: 'This interface as OpenAPI 3.1',
    answer: v.looseObject({ openapi: v.string() }),
    status: 200,
    example: {},
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    tag,
    summary: 'This interface as a page to read',
    answer: 'page',
    status: 200,
    example: {},
  }),
  style: endpoint({
    method: 'GET',
    path: '/api/docs.css',
    access: 'public',
    tag,
    summary: 'What that page looks like',
    answer: 'style',
    status: 200,
    example: {},
  }),
};

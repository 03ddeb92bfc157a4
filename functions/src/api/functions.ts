import { onRequest } from 'firebase-functions/https';
import { API } from '../platform/options';
import { api as answer } from './app';

/** Serves `/api/…`. */
export const api = onRequest(API, answer);

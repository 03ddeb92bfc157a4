import { securityHeaders } from '@catalogue/contract/security-headers';
import type { HeaderRule } from './asset-headers';

/** The header rules of firebase.json, the security headers of every answer replaced by those of the contract. */
export const withSecurityHeaders = (rules: readonly HeaderRule[], usesAppCheck: boolean): HeaderRule[] =>
  rules.map((rule) =>
    rule.source === '**'
      ? { ...rule, headers: Object.entries(securityHeaders(usesAppCheck)).map(([key, value]) => ({ key, value })) }
      : rule,
  );

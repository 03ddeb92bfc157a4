import { PATHS } from '@catalogue/contract/paths';
import type { ReactNode } from 'react';
import { LinkButton } from './button';
import { EmptyState } from './empty-state';
import { UI_TEXTS } from './ui-texts';

/** What a page of the visitor's own things shows while it has none: says so, and leads to the catalogue. */
export const EmptyPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState
    title={title}
    action={
      <LinkButton to={PATHS.categories} kind="primary">
        {UI_TEXTS.browse}
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);

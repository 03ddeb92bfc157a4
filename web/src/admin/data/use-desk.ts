import { COMPANY } from '@catalogue/contract/company';
import { DEFAULT_SITE_SETTINGS, type SiteSettingsContent } from '@catalogue/contract/entities/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteSettingsQuery } from './queries/site';

/** What the owner has set for those who answer leads. */
export interface Desk extends Pick<SiteSettingsContent, 'templates' | 'workingHours'> {
  /** The company's name. */
  companyName: string;
  /** Days without work, `2026-12-25`. */
  holidays: ReadonlySet<string>;
}

const deskOf = ({ templates, workingHours, holidays, company = COMPANY }: SiteSettingsContent): Desk => ({
  templates,
  workingHours,
  companyName: company.name,
  holidays: new Set(Object.keys(holidays)),
});

export const DEFAULT_DESK: Desk = deskOf(DEFAULT_SITE_SETTINGS);

/** The settings of the desk, live; those of the code until they are known. */
export function useDesk(): Desk {
  const { data } = useQuery(siteSettingsQuery());
  const settings = data?.settings;
  return useMemo(() => (settings ? deskOf(settings) : DEFAULT_DESK), [settings]);
}

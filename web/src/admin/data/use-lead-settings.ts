import { COMPANY } from '@catalogue/contract/company';
import { DEFAULT_SITE_SETTINGS, type SiteSettingsContent } from '@catalogue/contract/entities/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteSettingsQuery } from './queries/site';

/** The settings for members who answer leads. */
export interface LeadSettings extends Pick<SiteSettingsContent, 'templates' | 'workingHours'> {
  /** The company's name. */
  companyName: string;
  /** Days without work, `2026-12-25`. */
  holidays: ReadonlySet<string>;
}

const leadSettingsOf = ({ templates, workingHours, holidays, company = COMPANY }: SiteSettingsContent): LeadSettings => ({
  templates,
  workingHours,
  companyName: company.name,
  holidays: new Set(Object.keys(holidays)),
});

export const DEFAULT_LEAD_SETTINGS: LeadSettings = leadSettingsOf(DEFAULT_SITE_SETTINGS);

/** The settings for leads, live; the defaults of the code until they are loaded. */
export function useLeadSettings(): LeadSettings {
  const { data } = useQuery(siteSettingsQuery());
  const settings = data?.settings;
  return useMemo(() => (settings ? leadSettingsOf(settings) : DEFAULT_LEAD_SETTINGS), [settings]);
}

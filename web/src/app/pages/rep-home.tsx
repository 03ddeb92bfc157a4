import { teamRoleOf } from '@catalogue/contract/entities/session';
import { PATHS } from '@catalogue/contract/paths';
import { isRep } from '@catalogue/contract/roles';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCatalogueStatus } from '../../data/catalogue/hooks';
import { readStoredSession } from '../../data/device-store/stored-session';
import { BASKET_BAR_TEXTS } from '../../features/basket/basket-bar-texts';
import { switchBasket } from '../../features/basket/basket-actions';
import { currentOf, type Basket } from '../../features/basket/baskets';
import { useBaskets } from '../../features/basket/use-basket';
import { titleOf } from '../../features/clients/client-list';
import ClientsPage from '../../features/clients/clients-page';
import { isWaiting } from '../../features/enquiry/outbox/items';
import { useOutbox } from '../../features/enquiry/outbox/page-outbox';
import { formatMoment } from '../../lib/format';
import { plural } from '../../lib/plural';
import { Button, LinkButton } from '../../ui/button';
import { Card, Row, Stack } from '../../ui/layout';
import styles from './rep-home.module.css';

/** Texts of a rep's day, above their clients. */
const texts = {
  title: 'Today',
  client: 'Your client now',
  noClient: 'No client chosen yet',
  meeting: 'Start a meeting',
  basket: 'Open the basket',
  device: 'Catalogue on this device',
  nothing: 'Not here yet.',
  current: 'Up to date.',
  asOf: (moment: string) => `As of ${moment}.`,
  pictures: 'Take pictures along',
  unsent: 'Not sent yet',
  allSent: 'Nothing waits here',
  waiting: (count: number) => plural(count, 'enquiry', 'enquiries'),
  baskets: 'Other baskets',
} as const;

const LeadsDue = lazy(() => import('../../admin/leads/leads-due'));

/** /Admin/clients. A rep lands here after logging in: the day first, then the clients. */
export default function RepHome() {
  return (
    <Stack gap={6} className={styles.page}>
      {isRep(teamRoleOf(readStoredSession()?.roles)) && <Today />}
      <ClientsPage />
    </Stack>
  );
}

/** The client's, or as the basket was named. */
const nameOf = ({ client, name }: Basket): string => {
  const ofClient = client === null ? '' : titleOf({ city: '', email: '', ...client });
  return [ofClient, name].find((one) => one !== '') ?? BASKET_BAR_TEXTS.unnamed;
};

function Today() {
  const baskets = useBaskets();
  const navigate = useNavigate();
  const { items } = useOutbox();
  const { asOf, fresh } = useCatalogueStatus();
  const current = currentOf(baskets);
  const unsent = items?.filter(isWaiting).length ?? 0;
  const others = baskets.all.filter((one) => one !== current && one.lines.length > 0);
  const open = (basket: Basket) => void switchBasket(basket.id).then(() => navigate(PATHS.basket));
  return (
    <Card as="section" roomy className={styles.today} aria-label={texts.title}>
      <div className={styles.client}>
        <p className={styles.quiet}>{texts.client}</p>
        <h2 className={styles.name}>{current.client === null ? texts.noClient : nameOf(current)}</h2>
        <p className={styles.quiet}>{plural(current.lines.length, 'product')}</p>
        <Row gap={2} className={styles.actions}>
          <LinkButton kind="primary" to={PATHS.meeting}>
            {texts.meeting}
          </LinkButton>
          <LinkButton to={PATHS.basket}>{texts.basket}</LinkButton>
        </Row>
      </div>
      <Stack as="dl" gap={3} className={styles.rows}>
        <div>
          <dt>{texts.device}</dt>
          <dd>
            {asOf === null ? texts.nothing : fresh ? texts.current : texts.asOf(formatMoment(asOf))}{' '}
            <Link to={PATHS.offlineDownload}>{texts.pictures}</Link>
          </dd>
        </div>
        <div>
          <dt>{texts.unsent}</dt>
          <dd>{unsent === 0 ? texts.allSent : <Link to={PATHS.outbox}>{texts.waiting(unsent)}</Link>}</dd>
        </div>
        <Suspense fallback={null}>
          <LeadsDue />
        </Suspense>
        {others.length > 0 && (
          <div>
            <dt>{texts.baskets}</dt>
            <Row as="dd" gap={2}>
              {others.map((basket) => (
                <Button key={basket.id} small onClick={() => open(basket)}>
                  {BASKET_BAR_TEXTS.option(nameOf(basket), basket.lines.length)}
                </Button>
              ))}
            </Row>
          </div>
        )}
      </Stack>
    </Card>
  );
}

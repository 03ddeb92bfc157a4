import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { NarrowColumn } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { LookbookForm, type LookbookSource } from './lookbook-form';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';

interface Props {
  /** What can be shown. */
  sources: readonly LookbookSource[];
  initialSource: string;
  /** Name of the client of the current basket, or ''. */
  client: string;
  /** Name of the person who is logged in, or ''. */
  name: string;
}

/** /lookbook: a choice of products as a PDF, made on this device. */
export function LookbookPage({ sources, initialSource, client, name }: Props) {
  const filled = sources.filter(({ productIds }) => productIds.length > 0);
  return (
    <NarrowColumn>
      <Head title={texts.title} description={texts.intro} unlisted />
      <PageTitle lead={texts.intro}>{texts.title}</PageTitle>
      {filled.length === 0 ? (
        <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>
      ) : (
        <LookbookForm sources={filled} initialSource={initialSource} initialClient={client} initialName={name} />
      )}
    </NarrowColumn>
  );
}

import type { ChosenOption } from '@catalogue/contract/prices';
import { CompareButton } from '../catalogue/compare-button';
import { ShareButtons } from './share-buttons';

interface Props {
  id: string;
  title: string;
  options: readonly ChosenOption[];
  /** Pieces that the buyer typed; null: none yet. */
  pieces: number | null;
}

/** What else can be done with a product: compare it, share it. */
export const ProductActions = ({ id, title, options, pieces }: Props) => (
  <>
    <CompareButton title={title} productId={id} options={options} pieces={pieces} />
    <ShareButtons title={title} />
  </>
);

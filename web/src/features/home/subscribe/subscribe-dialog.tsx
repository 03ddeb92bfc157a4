import { Dialog } from '../../../ui/dialog';
import { SUBSCRIBE_TEXTS } from './subscribe-texts';
import { SubscribeForm } from './subscribe-form';
import styles from './subscribe-form.module.css';

export default function SubscribeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={SUBSCRIBE_TEXTS.title} onClose={onClose}>
      <p className={styles.lead}>{SUBSCRIBE_TEXTS.lead}</p>
      <SubscribeForm />
    </Dialog>
  );
}

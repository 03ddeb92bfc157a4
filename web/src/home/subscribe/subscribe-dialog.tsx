import { Dialog } from '../../ui/dialog';
import { COPY } from './copy';
import { SubscribeForm } from './subscribe-form';
import styles from './subscribe-form.module.css';

export default function SubscribeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={COPY.title} onClose={onClose}>
      <p className={styles.lead}>{COPY.lead}</p>
      <SubscribeForm />
    </Dialog>
  );
}

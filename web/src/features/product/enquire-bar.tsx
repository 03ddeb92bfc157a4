import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import styles from './product-page.module.css';
import { PRODUCT_TEXTS } from './product-texts';

/** On a phone: a bar with 'Enquire' while the section of the form is out of view. */
export function EnquireBar({ sectionId }: { sectionId: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const section = document.getElementById(sectionId);
    if (!section) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(section);
    return () => observer.disconnect();
  }, [sectionId]);
  if (!isShown) return null;
  return (
    <div className={styles.bar}>
      <Button
        kind="primary"
        onClick={() => {
          const section = document.getElementById(sectionId);
          section?.scrollIntoView();
          section?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
        }}
      >
        {PRODUCT_TEXTS.enquire}
      </Button>
    </div>
  );
}

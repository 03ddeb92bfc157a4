import { useEffect, useState, type ReactNode } from 'react';
import { whatsAppLink } from '@catalogue/contract/company';
import { useCompany } from '../../data/catalogue/hooks';
import { Icon } from '../../ui/icon';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './product-page.module.css';

/** On a phone: the next step at the bottom of the window, and a chat, while neither of the sections that hold it is in view. */
export function BuyBar({ sectionIds, children }: { sectionIds: readonly string[]; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const company = useCompany();
  const ids = sectionIds.join(' ');
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setShown(visible.size === 0);
    });
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  if (!isShown) return null;
  return (
    <div className={styles.bar} data-buy-bar>
      {children}
      <a
        className={styles.chat}
        href={whatsAppLink(company, company.hello)}
        target="_blank"
        rel="noopener"
        aria-label={PRODUCT_TEXTS.chat}
      >
        <Icon name="chat" size={24} />
      </a>
    </div>
  );
}

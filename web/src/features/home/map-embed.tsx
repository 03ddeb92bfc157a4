import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { mapOf } from '@catalogue/contract/company';
import { useCompany } from '../../data/catalogue/hooks';
import { Button } from '../../ui/button';
import { HOME_TEXTS } from './home-texts';
import styles from './map-embed.module.css';

/** The map, once someone isRequested for it and there is a network: it weighs, and it tells a third party who looks. */
export function MapEmbed() {
  const company = useCompany();
  const [isRequested, setRequested] = useState(false);
  const map = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone. Not when the map comes back with the network.
  useEffect(() => map.current?.focus({ preventScroll: true }), [isRequested]);
  const online = useSyncExternalStore(onReachableChange, isReachable, () => true);
  if (isRequested && online) {
    return (
      <iframe
        ref={map}
        title={HOME_TEXTS.mapTitle}
        src={mapOf(company)}
        className={styles.map}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className={styles.ask}>
      <p className={styles.notice}>{online ? HOME_TEXTS.mapNotice : HOME_TEXTS.mapOffline}</p>
      {online && <Button onClick={() => setRequested(true)}>{HOME_TEXTS.showMap}</Button>}
    </div>
  );
}

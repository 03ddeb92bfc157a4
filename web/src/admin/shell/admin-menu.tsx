import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '../../ui/layout';
import type { AdminScreen } from '../admin-screen';
import { ADMIN_TEXTS } from '../admin-texts';
import { menuOf } from '../menu';
import styles from './admin-menu.module.css';

interface Props {
  screens: readonly AdminScreen[];
  /** Path of the marked item. */
  current: string | undefined;
  /** On a phone; a desk always shows the menu. */
  isOpen: boolean;
  onClose: () => void;
}

/** The side menu of the admin screens; below 992 px a drawer under the bar. */
export function AdminMenu({ screens, current, isOpen, onClose }: Props) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.querySelector<HTMLElement>('[aria-current="page"], a')?.focus();
  }, [isOpen]);
  return (
    <>
      <nav ref={ref} aria-label={ADMIN_TEXTS.menu} id="admin-menu" className={styles.menu} data-open={isOpen}>
        {menuOf(screens).map((group) => (
          <div key={group.title ?? ''} className={styles.menuGroup}>
            {group.title !== null && <p className={styles.menuHeading}>{group.title}</p>}
            <Stack as="ul">
              {group.screens.map((screen) => (
                <li key={screen.path}>
                  <Link
                    to={screen.path}
                    className={styles.menuItem}
                    aria-current={screen.path === current ? 'page' : undefined}
                  >
                    {screen.title}
                  </Link>
                </li>
              ))}
            </Stack>
          </div>
        ))}
      </nav>
      {isOpen && <div className={styles.scrim} onClick={onClose} />}
    </>
  );
}

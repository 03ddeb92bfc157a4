import { useEffect, useRef, useState } from 'react';
import styles from './customer-logos.module.css';
import { CUSTOMERS } from './content';
import { Image } from '../../ui/picture';
import { HOME_TEXTS } from './home-texts';
import { Section } from './section';

/** One round of the four stays under the five seconds after which moving things need a pause button (WCAG 2.2.2). */
const TURN_MS = 1100;

/** Four logos that rotate once, each time they come into view; no controls (SPEC §2). */
export function CustomerLogos() {
  const list = useRef<HTMLUListElement>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const round = () => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      let turns = 0;
      timer = setInterval(() => {
        turns += 1;
        setTurn((last) => last + 1);
        if (turns === CUSTOMERS.length) clearInterval(timer);
      }, TURN_MS);
    };
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (entry?.isIntersecting === true) round();
    });
    if (list.current) observer.observe(list.current);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, []);

  const rotated = CUSTOMERS.map((_, index) => CUSTOMERS[(index + turn) % CUSTOMERS.length]).filter(
    (customer) => customer !== undefined,
  );
  return (
    <Section title={HOME_TEXTS.customers}>
      <ul ref={list} className={styles.logos}>
        {rotated.map(({ name, logo }) => (
          <li key={`${name} ${turn}`} className={styles.logo}>
            <Image src={logo} alt={name} width={320} height={96} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

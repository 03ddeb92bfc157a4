import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../ui/picture';
import styles from './item-question.module.css';
import { Thumbnail } from './thumbnail';

interface Props {
  title: string;
  picture: ComponentProps<typeof Picture>['picture'];
  children: ReactNode;
}

/** Body of a confirmation: the item by picture and name, then the question. */
export const ItemQuestion = ({ title, picture, children }: Props) => (
  <span className={styles.item}>
    {picture && (
      <Thumbnail className={styles.picture}>
        <Picture picture={picture} alt="" sizes="4rem" />
      </Thumbnail>
    )}
    <span>
      <strong className={styles.title}>{title}</strong>
      <span>{children}</span>
    </span>
  </span>
);

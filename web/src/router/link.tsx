import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, from its root. */
  to: string;
}

/** Every other press is the browser's own: a new tab, a download, a menu. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link within the site. The router's own brings prefetching and form handling of its framework mode along, 4 kB that every
 * first visit would pay for.
 */
export function Link({ to, onClick, ...rest }: Props) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || rest.target !== undefined || !isPlain(event)) return;
        event.preventDefault();
        // As browsers do: a link to where one is adds nothing to the history.
        void navigate(to, { replace: new URL(to, location.href).href === location.href });
      }}
    />
  );
}

/** A link that knows when it leads to the page that is open. */
export function NavLink(link: Props) {
  const { pathname } = useLocation();
  const isCurrent = pathname.toLowerCase() === link.to.toLowerCase();
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />;
}

import { useEffect, useRef } from 'react';

interface Props {
  blob: Blob;
  alt: string;
  className?: string | undefined;
}

/** A picture that is only on this device yet. */
export function BlobPicture({ blob, alt, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={alt} className={className} />;
}

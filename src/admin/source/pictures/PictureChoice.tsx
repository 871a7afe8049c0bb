import { useEffect, useRef } from 'react';
import { formatSize } from '../../../studio/projects/format-project';
import { shownAddress, useSiteContent } from '../../site-content';
import { pictureOptions } from '../completion/site-options';
import { PICTURE_TYPES } from './picture-rules';

interface PictureChoiceProps {
  /** The picture of the site that is chosen; empty if none is. */
  src: string;
  onChoose: (file: File | null, src: string) => void;
}

/** Chooses a file, or a picture that the site has. */
export function PictureChoice({ src, onChoose }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const known = pictureOptions(useSiteContent());
  // Whoever wants another picture is where to choose it.
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <label>
        New picture
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join()}
          onChange={({ target }) => onChoose(target.files?.[0] ?? null, '')}
        />
      </label>
      <label>
        A picture already on the site
        <select value={src} onChange={({ target }) => onChoose(null, target.value)}>
          <option value="">None</option>
          {known.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
      {src !== '' && <img src={shownAddress(src)} alt="The chosen one" />}
    </>
  );
}

interface NewPictureProps {
  picture: File;
  /** Where the browser has it. */
  url: string;
  onOther: () => void;
}

/** A file that was dropped, pasted or chosen. */
export function NewPicture({ picture, url, onOther }: NewPictureProps) {
  return (
    <figure>
      <img src={url} alt="The new one" />
      <figcaption>
        {picture.name} <small>{formatSize(picture.size)}</small>
      </figcaption>
      <button type="button" onClick={onOther}>
        Choose another
      </button>
    </figure>
  );
}

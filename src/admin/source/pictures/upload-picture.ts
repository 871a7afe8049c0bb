import { PICTURE_FOLDER, pictureAddress } from '../../../core/desk/picture-place';
import { deskRequest } from '../../desk-request';
import { notePicture, siteContent } from '../../site-content';
import { freeName } from './picture-rules';

/** Stores a picture among the site’s, under a free name; resolves with its address. */
export type PictureUpload = (picture: File) => Promise<string>;

/** Writes a picture to the files on this machine. */
export const deskUpload: PictureUpload = async (picture) => {
  const name = freeName(picture.name, picture.type, siteContent().staticFiles);
  const path = `${PICTURE_FOLDER}/${name}`;
  await deskRequest('upload', { path, content: await base64Of(picture) });
  await notePicture(path, picture);
  return pictureAddress(path);
};

/** The bytes of a file, as base64. */
export async function base64Of(file: File): Promise<string> {
  const url = await new Promise<unknown>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new Error(`“${file.name}” cannot be read.`));
    reader.readAsDataURL(file);
  });
  return typeof url === 'string' ? url.slice(url.indexOf(',') + 1) : '';
}

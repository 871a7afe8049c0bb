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

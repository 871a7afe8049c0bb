/** The fields of the announcement bar. */
export const announcementFields: DecapField[] = [
  { name: 'isShown', label: 'Shown', widget: 'boolean', required: false },
  {
    name: 'id',
    label: 'Id',
    widget: 'string',
    required: false,
    hint: 'A new id shows the bar again to those who closed it. Where it is empty, a new text does.',
  },
  { name: 'text', label: 'Text', widget: 'string', required: false },
  { name: 'linkLabel', label: 'Words of its link', widget: 'string', required: false },
  {
    name: 'linkHref',
    label: 'Address of its link',
    widget: 'string',
    required: false,
    pattern: ['^(/|https://)', 'is a path of the site or an https:// address'],
  },
  { name: 'isCloseable', label: 'Readers can close it', widget: 'boolean', required: false },
];

/** The field before a long list. */
export const listFilter: DecapField = {
  name: 'filter',
  label: 'Filter',
  widget: 'list-filter',
  required: false,
};

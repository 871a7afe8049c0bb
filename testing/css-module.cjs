// Every class name is its own key, however the module is imported.
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : name) },
);

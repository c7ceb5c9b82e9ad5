// Exits with a message when Node is too old, before anything that needs a newer version is loaded.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Haruspex needs Node.js 20.19 or newer, and this is ${process.versions.node}: install a newer one.\n`,
  );
  process.exit(1);
}

/*
 * Runs before every command and must itself run on an old Node: no syntax newer than Node 12 here. Node 24 comes with
 * `npm ci` as the package `node`; npm puts it first on the PATH of its scripts. So a wrong version means that package's
 * install script did not run (`npm ci --ignore-scripts`) or the command was started without npm.
 */
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
	console.error(
		'Lemma Lane needs Node 24 but found ' +
			process.version +
			'. Run `npm ci` (without --ignore-scripts: it installs Node 24), then run this command through `npm`.',
	);
	process.exit(1);
}

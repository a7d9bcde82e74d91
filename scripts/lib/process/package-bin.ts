import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Absolute path of an installed package's program, to be run with `process.execPath`: that keeps the child on the same
 * Node, whereas `npx` or a `.bin` link would use the first one on the PATH.
 * @throws {Error} if the package is not installed or has no program.
 */
export function packageBin(packageName: string, root = projectRoot): string {
	const manifestPath = join(root, 'node_modules', packageName, 'package.json');
	const manifest: { bin?: string | Record<string, string> } = JSON.parse(
		readFileSync(manifestPath, 'utf8'),
	);
	const bin = typeof manifest.bin === 'object' ? manifest.bin[packageName] : manifest.bin;
	if (bin === undefined) throw new Error(`The package ${packageName} has no program to run.`);
	return join(dirname(manifestPath), bin);
}

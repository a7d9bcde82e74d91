import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuildStep, Environment } from './build-step.ts';

/** Tests never change a build's result; editing one must not cost a rebuild. */
const isTest = (path: string): boolean => /\.(test|testdata)\.tsx?$|\/e2e\//.test(path);

/** Paths with `/`, relative to the root, sorted; empty for an input that does not exist. */
function inputFiles(root: string, input: string): string[] {
	const absolute = join(root, input);
	if (!existsSync(absolute)) return [];
	const entries = statSync(absolute).isFile()
		? [absolute]
		: readdirSync(absolute, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name));
	return entries
		.map((path) => relative(root, path).split(sep).join('/'))
		.filter((path) => !isTest(path))
		.toSorted();
}

/** `PUBLIC_*` becomes the names with that prefix, sorted; a plain name stays, set or not. */
function expandVariables(names: readonly string[], environment: Environment): string[] {
	return names.flatMap((name) =>
		name.endsWith('*')
			? Object.keys(environment)
					.filter((key) => key.startsWith(name.slice(0, -1)))
					.toSorted()
			: [name],
	);
}

/** A path inside the checkout is relative to its root, so a moved or copied checkout stays up to date. */
const withoutRoot = (root: string, part: string): string =>
	part.startsWith(join(root, sep)) ? relative(root, part).split(sep).join('/') : part;

/**
 * Hash of everything a step's result depends on: its command, Node, the installed packages, its input files, its
 * variables, and the fingerprints of the steps before it.
 */
export function fingerprint(
	root: string,
	step: BuildStep,
	environment: Environment,
	earlier: ReadonlyMap<string, string>,
): string {
	const hash = createHash('sha256');
	// The parts are length-prefixed, so two different lists never produce the same bytes.
	const add = (part: string | Uint8Array): void => void hash.update(`${part.length}:`).update(part);
	add(process.version);
	add(process.platform);
	for (const part of step.command) add(withoutRoot(root, part));
	for (const input of ['package-lock.json', ...step.inputs]) {
		for (const file of inputFiles(root, input)) {
			add(file);
			add(readFileSync(join(root, file)));
		}
	}
	for (const name of expandVariables(step.variables, environment)) {
		add(`${name}=${environment[name] ?? ''}`);
	}
	for (const name of step.after) add(earlier.get(name) ?? '');
	return hash.digest('hex');
}

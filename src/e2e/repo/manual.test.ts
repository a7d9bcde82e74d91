import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { readSource } from './source-files.ts';

const readme = readSource('README.md');
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const scripts = Object.keys(manifest.scripts);

/** A row of the README's dependency table: name in backticks, then the reason. */
const reasonOf = (name: string): string | undefined =>
	readme
		.split('\n')
		.map((line) => line.split('|').map((cell) => cell.trim()))
		.find(([, first]) => first?.split(', ').includes(`\`${name}\``))?.[2];

test('gives every dependency a reason in the README', () => {
	expect(dependencies.filter((name) => (reasonOf(name) ?? '').length < 10)).toEqual([]);
});

test('lists no dependency that is not installed', () => {
	const table = readme.slice(
		readme.indexOf('## Dependencies'),
		readme.indexOf('## Troubleshooting'),
	);
	const named = table
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.flatMap((line) =>
			[...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
		);
	expect(named.filter((name) => name !== undefined && !dependencies.includes(name))).toEqual([]);
	expect(named.length).toBeGreaterThan(10);
});

test('explains every command of package.json in the README', () => {
	const commandOf = (name: string): string =>
		['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
	expect(scripts.filter((name) => !readme.includes(`\`${commandOf(name)}`))).toEqual([]);
});

test('mentions only existing commands in the README', () => {
	const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
	expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
	expect(named.length).toBeGreaterThan(5);
});

test('pins every dependency to an exact version, except platform types', () => {
	const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
	const loose = versions.filter(
		([name, version]) => !name.startsWith('@types/') && !/^\d/.test(version),
	);
	expect(loose).toEqual([]);
});

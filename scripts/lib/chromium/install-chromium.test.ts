import { expect, test } from 'vitest';
import { ensureChromium, NO_CHROMIUM } from './install-chromium.ts';
import type { Machine } from './machine.ts';

const APT = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const PLAYWRIGHT = '/cache/playwright/chrome';

/**
 * A bare machine: every program is missing (127) unless `codes` has the exit code for a command line with that prefix.
 * `brings` installs a browser once a command line with that prefix has succeeded.
 */
function bareMachine(codes: Record<string, number>, brings: Record<string, string> = {}) {
	const installed = new Set<string>();
	const commands: string[] = [];
	const reports: string[] = [];
	const lookUp = <T>(table: Record<string, T>, line: string): T | undefined =>
		Object.entries(table).find(([start]) => line.startsWith(start))?.[1];
	const run: Machine['run'] = async (command, args) => {
		const line = [command, ...args].join(' ');
		commands.push(line);
		const code = lookUp(codes, line) ?? 127;
		const browser = code === 0 ? lookUp(brings, line) : undefined;
		if (browser !== undefined) installed.add(browser);
		return code;
	};
	const machine: Machine = {
		env: {},
		isRoot: true,
		playwrightPath: PLAYWRIGHT,
		starts: async (path) => installed.has(path),
		run,
		runQuietly: run,
		playwrightCli: ['playwright'],
		report: (line) => reports.push(line),
	};
	return { machine, installed, commands, reports };
}

test('installs nothing if there is a browser', async () => {
	const { machine, installed, commands } = bareMachine({});
	installed.add(APT);
	expect(await ensureChromium(machine)).toBe(APT);
	expect(commands).toEqual([]);
});

test('installs through apt-get as root', async () => {
	const { machine, commands } = bareMachine({ 'apt-get': 0 }, { 'apt-get install': SHELL });
	expect(await ensureChromium(machine)).toBe(SHELL);
	expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
		'apt-get --version',
		'apt-get update',
		'apt-get install',
	]);
});

test('installs the whole browser where apt-get has no shell of it', async () => {
	const { machine, commands } = bareMachine(
		{
			'apt-get install -q -y --no-install-recommends chromium-headless-shell': 100,
			'apt-get': 0,
		},
		{ 'apt-get install': APT },
	);
	expect(await ensureChromium(machine)).toBe(APT);
	expect(commands.at(-1)).toMatch(/ chromium$/);
});

test.each([
	['dnf', 'dnf install'],
	['apk', 'apk add'],
])('installs through %s if there is no apt-get', async (name, install) => {
	const { machine } = bareMachine({ [name]: 0 }, { [install]: APT });
	expect(await ensureChromium(machine)).toBe(APT);
});

test('uses sudo only if it needs no password', async () => {
	const { machine } = bareMachine(
		{ 'sudo -n': 0, 'apt-get --version': 0 },
		{ 'sudo -n apt-get install': APT },
	);
	expect(await ensureChromium({ ...machine, isRoot: false })).toBe(APT);
});

test("falls back to Playwright's download if sudo wants a password", async () => {
	const { machine, commands, reports } = bareMachine(
		{ 'sudo -n true': 1, 'apt-get': 0, playwright: 0 },
		{ playwright: PLAYWRIGHT },
	);
	expect(await ensureChromium({ ...machine, isRoot: false })).toBe(PLAYWRIGHT);
	expect(commands).toEqual(['sudo -n true', 'playwright install --no-shell chromium']);
	expect(reports[0]).toBe(
		'Chromium: no permission to use the system package manager, trying another way.',
	);
});

test("falls back to Playwright's download if apt-get cannot reach its server", async () => {
	const { machine, commands, reports } = bareMachine(
		{ 'apt-get --version': 0, 'apt-get update': 100, playwright: 0 },
		{ playwright: PLAYWRIGHT },
	);
	expect(await ensureChromium(machine)).toBe(PLAYWRIGHT);
	expect(commands.some((line) => line.startsWith('apt-get install'))).toBe(false);
	expect(reports).toContain('Chromium: apt-get update failed with code 100.');
});

test("falls back to Playwright's download if the installed package does not start", async () => {
	const { machine } = bareMachine({ 'apt-get': 0, playwright: 0 }, { playwright: PLAYWRIGHT });
	expect(await ensureChromium(machine)).toBe(PLAYWRIGHT);
});

test('ends with one line saying what to do if every way fails', async () => {
	const { machine, reports } = bareMachine({ 'apt-get --version': 0, 'apt-get update': 124 });
	await expect(ensureChromium(machine)).rejects.toThrow(NO_CHROMIUM);
	expect(NO_CHROMIUM).not.toContain('\n');
	expect(reports.at(-1)).toBe("Chromium: Playwright's download failed with code 127.");
});

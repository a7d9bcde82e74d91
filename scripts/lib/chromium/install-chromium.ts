import { findChromium } from './find-chromium.ts';
import type { Machine } from './machine.ts';

type PackageManager = {
	name: string;
	/** Brings its list of packages up to date. */
	update?: readonly string[];
	install: readonly string[];
	/** The first that it has is installed. */
	packages: readonly string[];
};

const PACKAGE_MANAGERS: readonly PackageManager[] = [
	{
		name: 'apt-get',
		update: ['update', '-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'],
		install: ['install', '-q', '-y', '--no-install-recommends'],
		packages: ['chromium-headless-shell', 'chromium'],
	},
	{ name: 'dnf', install: ['install', '-y', '-q'], packages: ['chromium'] },
	{ name: 'apk', install: ['add', '--quiet', '--no-cache'], packages: ['chromium'] },
];

const PACKAGE_LIMIT_SECONDS = 300;
const DOWNLOAD_LIMIT_SECONDS = 300;

export const NO_CHROMIUM =
	'No Chromium was found and none could be installed. Install one (Debian, Ubuntu: `sudo apt-get install chromium`) or set CHROME_PATH to an existing one, then run `npm test` again.';

/**
 * The path of a Chromium that starts, installing one if needed: through the system's package manager if this user can
 * use it without a password, otherwise by Playwright's own download. If one way fails, the next is tried.
 * @throws {Error} one line saying what to do if every way failed.
 */
export async function ensureChromium(machine: Machine): Promise<string> {
	const present = await findChromium(machine);
	if (present !== undefined) return present;
	for (const install of [installBySystem, installByPlaywright]) {
		const path = (await install(machine)) ? await findChromium(machine) : undefined;
		if (path !== undefined) return path;
	}
	throw new Error(NO_CHROMIUM);
}

async function installBySystem(machine: Machine): Promise<boolean> {
	const prefix = await administratorPrefix(machine);
	if (prefix === undefined) {
		machine.report(
			'Chromium: no permission to use the system package manager, trying another way.',
		);
		return false;
	}
	for (const manager of PACKAGE_MANAGERS) {
		if ((await machine.runQuietly(manager.name, ['--version'], 20)) !== 0) continue;
		machine.report(`Chromium: installing through ${manager.name}.`);
		return installFirst(machine, prefix, manager);
	}
	machine.report('Chromium: no known system package manager, trying another way.');
	return false;
}

/** Empty for root, `sudo -n` if it needs no password, undefined otherwise. */
async function administratorPrefix(machine: Machine): Promise<string[] | undefined> {
	if (machine.isRoot) return [];
	return (await machine.runQuietly('sudo', ['-n', 'true'], 10)) === 0 ? ['sudo', '-n'] : undefined;
}

async function installFirst(
	machine: Machine,
	prefix: readonly string[],
	{ name, update, install, packages }: PackageManager,
): Promise<boolean> {
	const succeeds = async (args: readonly string[]) => {
		const [command = name, ...rest] = [...prefix, name, ...args];
		const code = await machine.run(command, rest, PACKAGE_LIMIT_SECONDS);
		if (code !== 0) machine.report(`Chromium: ${name} ${args[0]} failed with code ${code}.`);
		return code === 0;
	};
	if (update !== undefined && !(await succeeds(update))) return false;
	for (const wanted of packages) if (await succeeds([...install, wanted])) return true;
	return false;
}

async function installByPlaywright(machine: Machine): Promise<boolean> {
	machine.report("Chromium: trying Playwright's download.");
	const [command = 'npx', ...cli] = machine.playwrightCli;
	const args = [...cli, 'install', '--no-shell', 'chromium'];
	const code = await machine.run(command, args, DOWNLOAD_LIMIT_SECONDS);
	if (code !== 0) machine.report(`Chromium: Playwright's download failed with code ${code}.`);
	return code === 0;
}

/** The folder for what is built but not served. An empty `DATA_DIR` counts as unset. */
export const dataFolder = (environment: Readonly<Record<string, string | undefined>>): string =>
	environment['DATA_DIR'] || '.data';

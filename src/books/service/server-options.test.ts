import { expect, test } from 'vitest';
import { readServerSettings } from './server-options.ts';

test('has a default for everything', () => {
	expect(readServerSettings({})).toEqual({
		port: 4321,
		host: 'localhost',
		dataDir: '.data',
		distDir: 'dist',
		siteOrigins: [],
		webhookUrls: { downloads: undefined, submissions: undefined },
		trustProxy: false,
		postsPerMinute: 60,
		logsRequests: false,
	});
});

test('reads the variables that are set', () => {
	const settings = readServerSettings({
		PORT: '0',
		SITE_ORIGINS: 'https://a.example, http://localhost:4321/',
		WEBHOOK_DOWNLOADS_URL: 'https://chat.example/secret',
	});
	expect(settings.port).toBe(0);
	expect(settings.siteOrigins).toEqual(['https://a.example', 'http://localhost:4321']);
	expect(settings.webhookUrls.downloads).toBe('https://chat.example/secret');
});

test.each([
	[{ PORT: 'http' }, 'PORT'],
	[{ PORT: '70000' }, 'PORT'],
	[{ SITE_ORIGINS: 'example.org' }, 'SITE_ORIGINS'],
	[{ SITE_ORIGINS: 'https://example.org/path' }, 'SITE_ORIGINS'],
	[{ WEBHOOK_SUBMISSIONS_URL: 'file:///etc/secret' }, 'WEBHOOK_SUBMISSIONS_URL'],
])('rejects %j by name, without revealing a secret', (env, name) => {
	expect(() => readServerSettings(env)).toThrow(name);
	expect(() => readServerSettings(env)).not.toThrow('/etc/secret');
});

import { expect, test } from 'vitest';
import { analyticsCspSources, hasAnalytics } from './index.ts';

test.each([{}, { PUBLIC_ANALYTICS_ID: '' }, { PUBLIC_ANALYTICS_ID: undefined }])(
	'asks nothing of the policy without an id: %j',
	(env) => {
		expect(hasAnalytics(env)).toBe(false);
		expect(analyticsCspSources(env)).toEqual({});
	},
);

test('asks the policy for this site alone, never for the collector', () => {
	const env = {
		PUBLIC_ANALYTICS_ID: 'G-TEST123',
		PUBLIC_ANALYTICS_SCRIPT: 'https://collector.test/collector.js',
	};
	expect(analyticsCspSources(env)).toEqual({
		'script-src': ["'self'"],
		'frame-src': ["'self'"],
		'worker-src': ["'self'"],
	});
});

import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
	'ada@example.org',
	'ADA.LOVELACE@EXAMPLE.ORG',
	'a+b=c/d!e#f$g%h&i@example.co',
	"o'neil@example.museum",
	'ada@mail.math.example.org',
	'ada@123.com',
	'ada@x-1.example.org',
	'ada@example.aa',
	'"Ada Lovelace"@example.org',
	'"a@b"@example.org',
	'ada@[192.0.2.1]',
	'zoë@example.org',
])('accepts %s', (text) => {
	expect(isEmail(text)).toBe(true);
});

test.each([
	['', 'nothing'],
	['ada', 'no @'],
	['@example.org', 'no local part'],
	['ada@', 'no domain'],
	['ada@example', 'no top-level domain'],
	['ada@example.o', 'a one-letter top-level domain'],
	['ada@example.123', 'a numeric top-level domain'],
	['ada@example.co-uk', 'a hyphen in the top-level domain'],
	['ada@.org', 'an empty domain label'],
	['ada@example..org', 'consecutive dots in the domain'],
	['ada@example.org.', 'a dot after the domain'],
	['.ada@example.org', 'a dot before the local part'],
	['ada.@example.org', 'a dot after the local part'],
	['a..b@example.org', 'consecutive dots in the local part'],
	['ada lovelace@example.org', 'a space'],
	[' ada@example.org', 'a space before'],
	['ada@example.org ', 'a space after'],
	['ada@example.org\n', 'a trailing newline'],
	['ada@b@example.org', 'two @'],
	['<ada@example.org>', 'angle brackets'],
	['"ada@example.org', 'an unclosed quotation'],
	['""@example.org', 'an empty quotation'],
	['ada@exam_ple.org', 'an underscore in the domain'],
	['ada@[192.0.2]', 'an address of three numbers'],
	['ada@[192.0.2.1', 'an unclosed bracket'],
	['ada@192.0.2.1', 'an IP address without brackets'],
	['ada@[IPv6:2001:db8::1]', 'an IPv6 literal'],
])('rejects %j: %s', (text) => {
	expect(isEmail(text)).toBe(false);
});

test.each([
	['dots in the local part', 'a.'.repeat(200_000)],
	['a long local part', 'a'.repeat(400_000)],
	['a domain that never ends', `a@${'a.'.repeat(200_000)}1`],
	['a top-level domain that never ends', `a@a.${'a'.repeat(400_000)}1`],
	['quotations', `"${'"@a'.repeat(130_000)}!`],
])('answers within 250 ms for 400,000 characters of %s', (_, text) => {
	const start = performance.now();
	expect(isEmail(text)).toBe(false);
	expect(performance.now() - start).toBeLessThan(250);
});

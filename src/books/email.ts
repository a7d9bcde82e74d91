// Each repeated class excludes the character that ends it, so a match never backtracks.
const PATTERN =
	/^(?:[^<>()[\].,;:\s@"]+(?:\.[^<>()[\].,;:\s@"]+)*|".+")@(?:\[[0-9]{1,3}(?:\.[0-9]{1,3}){3}\]|(?:[a-z0-9-]+\.)+[a-z]{2,})$/i;

/**
 * A local part, an `@`, and a domain whose last part is two or more letters, or an IPv4 literal in brackets:
 * `ada@example.org`, `"Ada L"@example.org`, `ada@[192.0.2.1]`. Does not check that the address exists; surrounding
 * spaces do not match. Runs in linear time.
 */
export function isEmail(text: string): boolean {
	return PATTERN.test(text);
}

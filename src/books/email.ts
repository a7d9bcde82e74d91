// Each repeated class excludes the character that ends it, so a match never has to try a text in two ways.
const PATTERN =
	/^(?:[^<>()[\].,;:\s@"]+(?:\.[^<>()[\].,;:\s@"]+)*|".+")@(?:\[[0-9]{1,3}(?:\.[0-9]{1,3}){3}\]|(?:[a-z0-9-]+\.)+[a-z]{2,})$/i;

/**
 * A local part, an `@`, and a domain whose last part is two or more letters, or an IPv4 literal in brackets:
 * `ada@example.org`, `"Ada L"@example.org`, `ada@[192.0.2.1]`. Says nothing about whether the address exists; surrounding
 * spaces do not match. Linear in the length of the text.
 */
export function isEmail(text: string): boolean {
	return PATTERN.test(text);
}

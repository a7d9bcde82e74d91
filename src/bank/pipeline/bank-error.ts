/** An error in the plan, a family, or a record that stops the build. The message names the template and the cause. */
export class BankError extends Error {
	override name = 'BankError';

	constructor(template: string, cause: string, options?: ErrorOptions) {
		super(`${template}: ${cause}`, options);
	}
}

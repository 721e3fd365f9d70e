/** Asks the signed-in user for their password, with what was wrong with the one before; undefined when they give up. */
export type AskPassword = (fault?: string) => Promise<string | undefined>;

let askPassword: AskPassword | undefined;

/** Says who asks from now on; the desk has one dialog for it. */
export function askPasswordBy(prompt: AskPassword | undefined): void {
	askPassword = prompt;
}

type Confirming = {
	/** Shows the password to the content system. */
	confirm: (password: string) => Promise<unknown>;
	isWrongPassword: (error: unknown) => string | undefined;
};

/** True once a password was right; false when there was none, or nobody asks. */
export async function confirmAgain({ confirm, isWrongPassword }: Confirming): Promise<boolean> {
	let fault: string | undefined;
	for (;;) {
		const password = await askPassword?.(fault);
		if (password === undefined) return false;
		try {
			await confirm(password);
			return true;
		} catch (error) {
			fault = isWrongPassword(error);
			if (fault === undefined) throw error;
		}
	}
}

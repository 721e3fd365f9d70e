export type AskPassword = (fault?: string) => Promise<string | undefined>;

let askPassword: AskPassword | undefined;

export function askPasswordBy(prompt: AskPassword | undefined): void {
	askPassword = prompt;
}

type Confirming = {
	confirm: (password: string) => Promise<unknown>;
	isWrongPassword: (error: unknown) => string | undefined;
};

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

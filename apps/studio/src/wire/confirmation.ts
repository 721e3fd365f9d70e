/** `isSignIn`: the session has ended. Otherwise a step of a running session needs the password once more. */
export type PasswordPrompt = { isSignIn: boolean; needsCode?: boolean; fault?: string };
export type Typed = { password: string; otp?: string };
/** `elsewhere`: another tab of this browser signed in meanwhile. Undefined: the dialog was left. */
export type PasswordAnswer = Typed | "elsewhere" | undefined;
export type AskPassword = (prompt: PasswordPrompt) => Promise<PasswordAnswer>;

/** Scripts cannot read the session cookie; this stored expiry only saves requests, and tells other tabs of a sign-in. */
export const EXPIRY_STORAGE_KEY = "studio.session-until";

let askPassword: AskPassword | undefined;

export function askPasswordBy(prompt: AskPassword | undefined): void {
	askPassword = prompt;
}

type Confirming = {
	isSignIn?: boolean;
	confirm: (typed: Typed) => Promise<unknown>;
	/** What to type again, undefined for an error that typing again does not mend. */
	toPrompt: (error: unknown) => Omit<PasswordPrompt, "isSignIn"> | undefined;
};

export async function confirmAgain({ isSignIn = false, confirm, toPrompt }: Confirming): Promise<boolean> {
	let prompt: PasswordPrompt = { isSignIn };
	for (;;) {
		const typed = await askPassword?.(prompt);
		if (typed === undefined) return false;
		if (typed === "elsewhere") return true;
		try {
			await confirm(typed);
			return true;
		} catch (error) {
			const next = toPrompt(error);
			if (next === undefined) throw error;
			prompt = { isSignIn, ...next };
		}
	}
}

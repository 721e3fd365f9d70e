import { isRecord } from "@uchit/text/is-record.ts";
import type { AuthProvider } from "react-admin";
import { isRole, mayDo, type Role } from "#studio/rights.ts";
import { confirmAgain, EXPIRY_STORAGE_KEY, type PasswordPrompt, type Typed } from "#studio/wire/confirmation.ts";
import { dataOf, requestJson, requestJsonOnce, restoreSessionBy, WireError } from "#studio/wire/http.ts";

type Person = { id: string; name: string; role: Role };

const SESSION_MODE_REQUEST = { body: { mode: "session" } } as const;
const SIGN_IN = "#/login";
const PERSON_FIELDS = "id,email,first_name,last_name,role";
/** A session with less time left than this is refreshed while the user works. */
const REFRESH_BEFORE_MS = 11 * 3_600_000;
const SECOND_FACTOR = "/second-factor";

let person: Promise<Person> | undefined;
/** The same person is signed in again when the session ends over a form. */
let lastEmail = "";
/** True after the dialog was left: reads in the background do not open it again. */
let isDeclined = false;
let restoring: Promise<boolean> | undefined;

/** Uses the content system's session cookie (mode "session"). */
export const authProvider: AuthProvider = {
	async login({ email, password, otp }) {
		const data = await signIn({ email, password, otp });
		return isRecord(data) && data.second_factor === "required" ? { redirectTo: SECOND_FACTOR } : undefined;
	},

	async logout() {
		// Until the sign-in page is drawn, react-admin redirects again and never gets there; a pending promise stops that.
		if (location.hash.startsWith(SIGN_IN)) return new Promise(() => undefined);
		const wasSignedIn = readSessionExpiry() > 0;
		forget();
		// An ended session needs no logout request.
		if (wasSignedIn) await requestJsonOnce("POST", "/auth/logout", SESSION_MODE_REQUEST).catch(() => undefined);
	},

	async checkAuth() {
		const left = readSessionExpiry() - Date.now();
		if (left > REFRESH_BEFORE_MS) return;
		// At the first page of a day there is no dialog yet. Who leaves it stays with what they typed.
		if (readSessionExpiry() > 0 && ((await restoreOnce()) || isDeclined)) return;
		forget();
		throw new Error("Sign in to work at the desk.");
	},

	async checkError(error) {
		if (!(error instanceof WireError) || error.code === "SIGNED_OUT") return;
		if (error.code === "SECOND_FACTOR_REQUIRED") throw { redirectTo: SECOND_FACTOR, logoutUser: false, message: false };
		const isRefused = error.status === 401 || error.code === "INVALID_TOKEN";
		const isOver = isRefused || (error.status === 403 && !(await isSignedIn()));
		if (!isOver) return;
		forget();
		throw error;
	},

	async getIdentity() {
		const { id, name } = await whoIsSignedIn();
		return { id, fullName: name };
	},

	async getPermissions() {
		return readSessionExpiry() > Date.now() ? (await whoIsSignedIn()).role : undefined;
	},

	async canAccess({ resource, action }) {
		return mayDo((await whoIsSignedIn()).role, { resource, action });
	},
};

restoreSessionBy(async (refused, { isBackground }) => {
	if (!mayBeOver(refused) || readSessionExpiry() === 0) return false;
	if (!(isDeclined && isBackground) && (await restoreOnce(refused))) return true;
	if (isDeclined) throw new WireError(SIGNED_OUT, { status: 401, code: "SIGNED_OUT" });
	return false;
});

const SIGNED_OUT = "Your session has ended, so nothing was saved. What you typed is still here: save again to sign in.";

/** One dialog for all requests that are refused meanwhile. */
function restoreOnce(refused?: WireError): Promise<boolean> {
	restoring ??= restore(refused).finally(() => {
		restoring = undefined;
	});
	return restoring;
}

function mayBeOver(error: unknown): boolean {
	if (!(error instanceof WireError)) return false;
	return error.status === 401 || error.code === "INVALID_TOKEN" || error.code === "FORBIDDEN";
}

/** Renews the session once, then asks for the password over the page, so that a form keeps its text. */
async function restore(refused: WireError | undefined): Promise<boolean> {
	if (refused?.code === "FORBIDDEN" && (await isSignedIn())) return false;
	return (await refresh()) || signInAgain();
}

async function signInAgain(): Promise<boolean> {
	if (lastEmail === "") return false;
	let hasCode = false;
	const confirm = (typed: Typed) => {
		hasCode = typed.otp !== undefined;
		return signIn({ email: lastEmail, ...typed });
	};
	const toPrompt = (error: unknown): Omit<PasswordPrompt, "isSignIn"> | undefined => {
		if (!(error instanceof WireError)) return undefined;
		const needsCode = error.code === "INVALID_OTP";
		return needsCode && !hasCode ? { needsCode } : { needsCode, fault: error.message };
	};
	const isIn = await confirmAgain({ isSignIn: true, confirm, toPrompt });
	isDeclined = !isIn;
	// Another tab may have signed in somebody else. Who left the dialog stays who they were.
	if (isIn) person = undefined;
	return isIn;
}

async function signIn({ otp = "", ...typed }: Typed & { email: string }): Promise<unknown> {
	const code = otp.trim() === "" ? {} : { otp: otp.trim() };
	const reply = await requestJsonOnce("POST", "/auth/login", { body: { ...typed, ...code, mode: "session" } });
	storeSessionExpiry(reply);
	isDeclined = false;
	lastEmail = typed.email;
	person = undefined;
	return dataOf(reply);
}

/** False if the session cannot be renewed. An outage does not sign the user out: the session is valid for hours. */
async function refresh(): Promise<boolean> {
	try {
		storeSessionExpiry(await requestJsonOnce("POST", "/auth/refresh", SESSION_MODE_REQUEST));
		return true;
	} catch (error) {
		return error instanceof WireError && (error.status === 0 || error.status >= 500);
	}
}

function whoIsSignedIn(): Promise<Person> {
	person ??= readPerson().catch((error: unknown) => {
		person = undefined;
		if (mayBeOver(error) && !isDeclined) forget();
		throw error;
	});
	return person;
}

async function readPerson(request = requestJson): Promise<Person> {
	const data = dataOf(await request("GET", `/users/me?fields=${PERSON_FIELDS}`));
	if (!isRecord(data) || typeof data.id !== "string" || !isRole(data.role)) {
		throw new Error("The content system does not say who is signed in.");
	}
	const name = [data.first_name, data.last_name].filter((part) => typeof part === "string" && part !== "").join(" ");
	lastEmail = String(data.email);
	return { id: data.id, role: data.role, name: name === "" ? lastEmail : name };
}

/** The wire refuses anonymous users and missing rights with the same words. */
async function isSignedIn(): Promise<boolean> {
	try {
		await readPerson(requestJsonOnce);
		return true;
	} catch (error) {
		return !(error instanceof WireError && (error.status === 401 || error.status === 403));
	}
}

function storeSessionExpiry(reply: unknown): void {
	const data = dataOf(reply);
	const expires = isRecord(data) ? Number(data.expires) : Number.NaN;
	if (!Number.isFinite(expires)) throw new Error("The content system gave no session.");
	localStorage.setItem(EXPIRY_STORAGE_KEY, String(Date.now() + expires));
}

function readSessionExpiry(): number {
	return Number(localStorage.getItem(EXPIRY_STORAGE_KEY) ?? 0);
}

function forget(): void {
	localStorage.removeItem(EXPIRY_STORAGE_KEY);
	person = undefined;
}

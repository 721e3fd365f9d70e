import type { AuthProvider } from "react-admin";
import { isRole, mayDo, type Role } from "#studio/rights.ts";
import { dataOf, requestJson, WireError } from "#studio/wire/http.ts";
import { isRecord } from "#studio/wire/refusal.ts";

type Person = { id: string; name: string; role: Role };

const SESSION_MODE_REQUEST = { body: { mode: "session" } } as const;
/** Scripts cannot read the session cookie; this stored expiry only saves requests. */
const EXPIRY_STORAGE_KEY = "studio.session-until";
const SIGN_IN = "#/login";
const PERSON_FIELDS = "id,email,first_name,last_name,role";
/** A session with less time left than this is refreshed while the user works. */
const REFRESH_BEFORE_MS = 11 * 3_600_000;
const SECOND_FACTOR = "/second-factor";

let person: Promise<Person> | undefined;

/** Uses the content system's session cookie (mode "session"). */
export const authProvider: AuthProvider = {
	async login({ email, password, otp }) {
		const code = typeof otp === "string" && otp.trim() !== "" ? { otp: otp.trim() } : {};
		const reply = await requestJson("POST", "/auth/login", { body: { email, password, ...code, mode: "session" } });
		storeSessionExpiry(reply);
		person = undefined;
		const data = dataOf(reply);
		return isRecord(data) && data.second_factor === "required" ? { redirectTo: SECOND_FACTOR } : undefined;
	},

	async logout() {
		// Until the sign-in page is drawn, react-admin redirects again and never gets there; a pending promise stops that.
		if (location.hash.startsWith(SIGN_IN)) return new Promise(() => undefined);
		const wasSignedIn = readSessionExpiry() > 0;
		forget();
		// An ended session needs no logout request.
		if (wasSignedIn) await requestJson("POST", "/auth/logout", SESSION_MODE_REQUEST).catch(() => undefined);
	},

	async checkAuth() {
		const left = readSessionExpiry() - Date.now();
		if (left <= 0) throw new Error("Sign in to work at the desk.");
		if (left > REFRESH_BEFORE_MS) return;
		await refresh();
	},

	async checkError(error) {
		if (!(error instanceof WireError)) return;
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

/** An outage does not sign the user out: the session is valid for hours. */
async function refresh(): Promise<void> {
	try {
		storeSessionExpiry(await requestJson("POST", "/auth/refresh", SESSION_MODE_REQUEST));
	} catch (error) {
		if (error instanceof WireError && (error.status === 0 || error.status >= 500)) return;
		forget();
		throw error;
	}
}

function whoIsSignedIn(): Promise<Person> {
	person ??= readPerson().catch((error: unknown) => {
		person = undefined;
		throw error;
	});
	return person;
}

async function readPerson(): Promise<Person> {
	const data = dataOf(await requestJson("GET", `/users/me?fields=${PERSON_FIELDS}`));
	if (!isRecord(data) || typeof data.id !== "string" || !isRole(data.role)) {
		throw new Error("The content system does not say who is signed in.");
	}
	const name = [data.first_name, data.last_name].filter((part) => typeof part === "string" && part !== "").join(" ");
	return { id: data.id, role: data.role, name: name === "" ? String(data.email) : name };
}

/** The wire refuses anonymous users and missing rights with the same words. */
async function isSignedIn(): Promise<boolean> {
	try {
		await readPerson();
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

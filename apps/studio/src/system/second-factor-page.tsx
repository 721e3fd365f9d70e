import { useLogout, useNavigate } from "react-admin";
import { SecondFactorOn } from "./second-factor.tsx";

/** Where whoever has a role that asks for a second factor is led until there is one. */
export function SecondFactorPage() {
	const navigate = useNavigate();
	const logout = useLogout();
	return (
		<main style={{ padding: 24 }}>
			<h1>One step before the desk</h1>
			<p>
				Your role may change a lot here, so signing in asks for a code too. Install an authenticator app on your phone,
				such as Aegis, FreeOTP or Google Authenticator, then begin.
			</p>
			<SecondFactorOn onDone={() => navigate("/")} />
			<p>
				<button type="button" onClick={() => void logout()}>
					Sign out
				</button>
			</p>
		</main>
	);
}

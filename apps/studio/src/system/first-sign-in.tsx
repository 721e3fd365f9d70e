import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLogout } from "react-admin";
import { Entrance } from "#studio/frame/entrance.tsx";
import { ReadError } from "#studio/parts/items.tsx";
import { getStaffProfile } from "#studio/wire/account.ts";
import { OwnName } from "./account.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { SecondFactorOn } from "./second-factor.tsx";

/** A second factor, and the name of an admin whom nobody invited at the desk. */
export function FirstSignIn() {
	const logout = useLogout();
	const [isOn, setOn] = useState(false);
	return (
		<Entrance title="One step before the desk">
			{isOn ? (
				<NameIfNone />
			) : (
				<>
					<p>Your role may change a lot here, so signing in asks for a code too.</p>
					<SecondFactorOn onDone={() => setOn(true)} />
				</>
			)}
			<PasswordDialog />
			<p>
				<Button onClick={() => void logout()}>Sign out</Button>
			</p>
		</Entrance>
	);
}

function NameIfNone() {
	const { data: myself, error } = useQuery({ queryKey: ["myself"], queryFn: getStaffProfile });
	if (myself === undefined) return <ReadError error={error} />;
	return myself.firstName === "" ? <OwnName myself={myself} onSaved={openDesk} /> : <OpenDesk />;
}

function OpenDesk() {
	useEffect(openDesk, []);
	return null;
}

/** Loaded anew, as it remembers who signed in without a name. */
function openDesk(): void {
	location.hash = "#/";
	location.reload();
}

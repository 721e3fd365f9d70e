import { useQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { textOf } from "#studio/parts/send-form.tsx";
import { changePassword, getStaffProfile, type StaffProfile, saveStaffName } from "#studio/wire/account.ts";
import { SecondFactorOff, SecondFactorOn } from "./second-factor.tsx";
import { Section } from "./section.tsx";

export function AccountPage() {
	const { data: myself, error, refetch } = useQuery({ queryKey: ["myself"], queryFn: getStaffProfile });
	const read = () => void refetch();
	return (
		<>
			<Title title="Your account" />
			{error !== null && <p role="alert">{messageOf(error)}</p>}
			{myself !== undefined && (
				<>
					<Names myself={myself} />
					<OwnPassword />
					{myself.hasSecondFactor ? <SecondFactorOff onDone={read} /> : <SecondFactorOn onDone={read} />}
				</>
			)}
		</>
	);
}

function Names({ myself }: { myself: StaffProfile }) {
	const save = (form: FormData) => saveStaffName({ firstName: textOf(form, "first"), lastName: textOf(form, "last") });
	return (
		<Section
			title="Your name"
			note="Colleagues see it beside each change that you make."
			button="Save the name"
			done="Your name is saved."
			send={save}
		>
			<p>
				<label htmlFor="first">First name</label>{" "}
				<input id="first" name="first" defaultValue={myself.firstName} maxLength={100} autoComplete="given-name" />
			</p>
			<p>
				<label htmlFor="last">Last name</label>{" "}
				<input id="last" name="last" defaultValue={myself.lastName} maxLength={100} autoComplete="family-name" />
			</p>
		</Section>
	);
}

function OwnPassword() {
	const change = (form: FormData) => changePassword(textOf(form, "present"), textOf(form, "next"));
	const note = "You are signed out everywhere else.";
	return (
		<Section
			title="Your password"
			note={note}
			button="Change the password"
			done="Your password is changed."
			send={change}
		>
			<p>
				<label htmlFor="present">Your password now</label>{" "}
				<input id="present" name="present" type="password" required autoComplete="current-password" />
			</p>
			<p>
				<label htmlFor="next">New password, 12 characters or more</label>{" "}
				<input
					id="next"
					name="next"
					type="password"
					required
					minLength={12}
					maxLength={256}
					autoComplete="new-password"
				/>
			</p>
		</Section>
	);
}

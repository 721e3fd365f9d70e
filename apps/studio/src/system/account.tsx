import { useQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { Line } from "#studio/parts/line.tsx";
import { textOf } from "#studio/parts/send-form.tsx";
import { changePassword, getStaffProfile, type StaffProfile, saveStaffName } from "#studio/wire/account.ts";
import { NewPasswordLine } from "./password.tsx";
import { SecondFactorOff, SecondFactorOn } from "./second-factor.tsx";
import { Section } from "./section.tsx";

export function AccountPage() {
	const { data: myself, error, refetch } = useQuery({ queryKey: ["myself"], queryFn: getStaffProfile });
	const read = () => void refetch();
	return (
		<>
			<Title title="Your account" />
			<ReadError error={error} />
			{myself !== undefined && (
				<>
					<OwnName myself={myself} />
					<OwnPassword />
					{myself.hasSecondFactor ? <SecondFactorOff onDone={read} /> : <SecondFactorOn onDone={read} />}
				</>
			)}
		</>
	);
}

export function OwnName({ myself, onSaved }: { myself: StaffProfile; onSaved?: () => void }) {
	const save = async (form: FormData) => {
		await saveStaffName({ firstName: textOf(form, "first").trim(), lastName: textOf(form, "last").trim() });
		onSaved?.();
	};
	return (
		<Section
			title="Your name"
			note="Colleagues see it beside each change that you make."
			button="Save"
			done="Your name is saved."
			send={save}
		>
			<Line
				name="first"
				label="First name"
				defaultValue={myself.firstName}
				required
				maxLength={100}
				autoComplete="given-name"
			/>
			<Line name="last" label="Last name" defaultValue={myself.lastName} maxLength={100} autoComplete="family-name" />
		</Section>
	);
}

function OwnPassword() {
	const change = (form: FormData) => changePassword(textOf(form, "present"), textOf(form, "next"));
	return (
		<Section
			title="Your password"
			note="You are signed out everywhere else."
			button="Change the password"
			done="Your password is changed."
			send={change}
		>
			<Line name="present" label="Your password now" type="password" required autoComplete="current-password" />
			<NewPasswordLine name="next" />
		</Section>
	);
}

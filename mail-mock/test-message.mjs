/** Sends a test message to EmailJS itself when a button on `/_mail/templates` is pressed, and says what EmailJS answers. */

/** What to do about an answer, by its status. */
const advice = {
  400: "Correct it under Settings, Mail service in the editor, reload this page and press again.",
  403: `Look under Account, Security at EmailJS: while you test, ${location.origin} must be an allowed address.`,
  404: "Copy the public key again, under Account, General at EmailJS.",
  412: "Connect your mailbox again, under Email Services at EmailJS.",
  422: "Enter your front desk's own address as To Email of the template.",
  426: "This month's messages are used up: wait for the next month, or take a larger plan.",
  429: "Wait a second and press again.",
};

for (const button of document.querySelectorAll("button[data-message]")) {
  const output = button.parentElement.querySelector("output");
  button.addEventListener("click", async () => {
    button.disabled = true;
    output.textContent = "Sending …";
    output.textContent = await answerTo(button.dataset);
    button.disabled = false;
  });
}

async function answerTo({ to, message }) {
  try {
    const response = await fetch(to, {
      method: "POST",
      headers: { "Content-type": "application/json" },
      body: message,
    });
    const text = await response.text();
    if (text.trimStart().startsWith("<"))
      return "Something between you and EmailJS answered, such as a sign-in page.";
    if (response.ok) return "EmailJS has taken it. It should be in the front desk's mailbox within a minute.";
    return `EmailJS refused it: ${text} (${response.status}). ${advice[response.status] ?? "Try again later."}`;
  } catch {
    return "EmailJS could not be reached: the network is down, or something in the browser blocks it.";
  }
}

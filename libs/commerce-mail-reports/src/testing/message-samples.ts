/** Messages as mail servers write them, about the mail of one return path. */

const CRLF = (text: string) => text.replaceAll('\n', '\r\n');

export const postfixBounce = (returnPath: string, { status = '5.1.1', action = 'failed' } = {}) =>
  CRLF(`Return-Path: <>
Delivered-To: ${returnPath}
Received: by mx.post.example (Postfix) id 4C2D91A0; Mon, 2 Mar 2026 12:00:03 +0200 (EET)
Date: Mon, 2 Mar 2026 12:00:03 +0200 (EET)
From: MAILER-DAEMON@mx.post.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${returnPath}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="7B1E41A0.1772445603/mx.post.example"
Content-Transfer-Encoding: 8bit
Message-Id: <20260302100003.4C2D91A0@mx.post.example>

This is a MIME-encapsulated message.

--7B1E41A0.1772445603/mx.post.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

This is the mail system at host mx.post.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients.

--7B1E41A0.1772445603/mx.post.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.post.example
X-Postfix-Queue-ID: 7B1E41A0
X-Postfix-Sender: rfc822; ${returnPath}
Arrival-Date: Mon,  2 Mar 2026 12:00:02 +0200 (EET)

Final-Recipient: rfc822; ona@post.example
Original-Recipient: rfc822;ona@post.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; in.post.example
Diagnostic-Code: smtp; 550 ${status} <ona@post.example>: Recipient address
    rejected: User unknown in virtual mailbox table

--7B1E41A0.1772445603/mx.post.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers
Content-Transfer-Encoding: 8bit

Return-Path: <${returnPath}>
From: Nordport <no-reply@nordport.example>
To: ona@post.example
Subject: =?UTF-8?Q?A=C4=8Di=C5=AB?=

--7B1E41A0.1772445603/mx.post.example--
`);

/** Exchange quotes the whole mail, gives no return path in it, and encodes parts. */
export const exchangeBounce = (returnPath: string) =>
  CRLF(`From: <postmaster@corp.example>
To: <${returnPath}>
Date: Mon, 2 Mar 2026 10:00:05 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="e6f5ac1b"
X-MS-Exchange-Message-Is-Ndr:
Subject: Undeliverable: News
MIME-Version: 1.0

--e6f5ac1b
Content-Type: multipart/alternative; boundary="inner"

--inner
Content-Type: text/plain; charset="us-ascii"

Your message couldn't be delivered.

--inner
Content-Type: text/html; charset="us-ascii"

<p>Your message couldn't be delivered.</p>

--inner--

--e6f5ac1b
Content-Type: message/delivery-status
Content-Transfer-Encoding: quoted-printable

Reporting-MTA: dns;AM0PR04.corp.example
Received-From-MTA: dns;mail.nordport.example

Final-Recipient: rfc822;ona@corp.example
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient=
 not found by SMTP address lookup

--e6f5ac1b
Content-Type: message/rfc822

From: Nordport <no-reply@nordport.example>
To: ona@corp.example
Subject: News
Content-Type: text/plain

--inner
bounce+1-ffffffffffffffffffffffffffffffff@other.example

--e6f5ac1b--
`);

export const complaint = (returnPath: string, type = 'abuse') =>
  CRLF(`From: <feedback@provider.example>
Date: Mon, 2 Mar 2026 17:40:36 +0000
Subject: FW: News
To: <abuse@nordport.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report;
     boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP
192.0.2.1 on Mon, 2 Mar 2026 14:00:00 +0000.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <${returnPath}>
Original-Rcpt-To: <ona@post.example>
Source-IP: 192.0.2.1

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

From: <no-reply@nordport.example>
Received: from mailserver.example.net by provider.example
To: <ona@post.example>
Subject: News

Spring is here.

--part1_13d.2e68ed54_boundary--
`);

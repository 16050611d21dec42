/** What the two set-ups of the take-over page ask for, with the specification's texts (5-31, 5-32). */
import { object, string } from 'yup';

export const smtpRules = object({
  smtpServer: string().required('SMTP Server is required'),
  smtpPort: string().required('SMTP Port is required'),
  smtpUsername: string().required('SMTP Username is required'),
  smtpPassword: string().required('SMTP Password is required'),
  smtpSenderEmail: string().required('SMTP Sender Email is required'),
  smtpRecipientEmail: string().required('SMTP Recipient Email is required'),
});

export const emptySmtp = {
  smtpServer: '',
  smtpPort: '587',
  smtpUsername: '',
  smtpPassword: '',
  smtpSenderEmail: '',
  smtpRecipientEmail: '',
};

export const mailApiRules = object({
  apiKey: string().required('API Key is required'),
  verifiedDomain: string().required('Verified Domain is required'),
  apiSenderEmail: string().required('API Sender Email is required'),
  apiRecipientEmail: string().required('API Recipient Email is required'),
});

export const emptyMailApi = { apiKey: '', verifiedDomain: '', apiSenderEmail: '', apiRecipientEmail: '' };

/** Ours to name: the specification only says that there are four (O06). */
export const mailServices = ['Amazon SES', 'Mailgun', 'Postmark', 'SendGrid'] as const;

export const severalHint = 'Several are separated by commas.';
